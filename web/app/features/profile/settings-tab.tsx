import { educationLevels, PROFILE_LIMITS, specialties } from '@mustalah/contract/accounts';
import { PAPER_LENGTHS } from '@mustalah/contract/journal/paper';
import { formatInteger } from '../../text/format.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField, LongTextField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import type { ApiForm } from '../../use-form-write.ts';
import styles from './profile.module.css';
import type { Settings } from './settings.ts';
import { settingsText as text } from './text.ts';
import { WalletMark, WalletWarning } from './wallet-mark.tsx';

interface SettingsTabProps {
  form: ApiForm<Settings>;
  isChanged: boolean;
  undo: () => void;
}

export function SettingsTab({ form, isChanged, undo }: SettingsTabProps) {
  return (
    <form {...form.props} className={styles.form} aria-label={text.title}>
      <Stack gap="md">
        <SettingsFields form={form} />
        <Group>
          <Button type="submit" disabled={form.isSending}>
            {form.isSending ? text.saving : text.save}
          </Button>
          {isChanged && !form.isSending && (
            <Button variant="default" onClick={undo}>
              {text.undo}
            </Button>
          )}
          <Text size="sm" aria-live="polite">
            {isChanged && text.unsaved}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

const optionsOf = (names: readonly string[]) => [{ value: '', label: text.choose }, ...names];

function SettingsFields({ form: { inputFor, values } }: { form: ApiForm<Settings> }) {
  return (
    <>
      <TextField
        {...inputFor('name')}
        label={text.name}
        required
        dir="auto"
        maxLength={PROFILE_LIMITS.name}
        autoComplete="name"
      />
      <LongTextField
        {...inputFor('bio')}
        label={text.bio}
        description={text.bioLength(formatInteger(values.bio.length), formatInteger(PROFILE_LIMITS.bio))}
        rows={4}
        dir="rtl"
        maxLength={PROFILE_LIMITS.bio}
      />
      <ChoiceField
        {...inputFor('education_level')}
        label={text.education}
        data={optionsOf(educationLevels)}
      />
      <ChoiceField {...inputFor('institution')} label={text.specialty} data={optionsOf(specialties)} />
      <TextField
        {...inputFor('affiliation')}
        label={text.affiliation}
        description={text.affiliationHint}
        dir="auto"
        maxLength={PROFILE_LIMITS.affiliation}
        autoComplete="organization"
      />
      <TextField
        {...inputFor('orcid')}
        label={text.orcid}
        dir="ltr"
        lang="en"
        maxLength={PAPER_LENGTHS.orcid}
        placeholder="0000-0000-0000-0000"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...inputFor('wallet_address')}
        label={text.wallet}
        description={text.walletHint}
        dir="ltr"
        lang="en"
        maxLength={PROFILE_LIMITS.wallet_address}
        autoComplete="off"
        spellCheck={false}
        rightSection={<WalletMark address={values.wallet_address} />}
      />
      <WalletWarning address={values.wallet_address} />
    </>
  );
}
