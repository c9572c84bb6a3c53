import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import {
  type CurrentUser,
  educationLevels,
  specialties,
  updateCurrentUser,
} from '@mustalah/contract/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { reloadUser } from '../../session.ts';
import { formatInteger } from '../../text/format.ts';
import { toast } from '../../ui/toast.ts';
import styles from './profile.module.css';
import {
  faultsOf,
  isSame,
  refusedFields,
  SETTINGS_LIMITS,
  type Settings,
  type SettingsFaults,
  type SettingsField,
  saveFailure,
  settingsOf,
  withoutFault,
} from './settings.ts';
import { settingsText as text } from './text.ts';
import { forgetUnsaved, keepUnsaved } from './unsaved.ts';
import { profileKey } from './use-profile.ts';
import { WalletMark } from './wallet-mark.tsx';

interface SettingsTabProps {
  user: CurrentUser;
  /** What was typed and not saved yet; null when nothing was. It outlives a change of tab. */
  draft: Settings | null;
  onDraft: Dispatch<SetStateAction<Settings | null>>;
}

const optionsOf = (names: readonly string[]) => [{ value: '', label: text.choose }, ...names];

export function SettingsTab({ user, draft, onDraft }: SettingsTabProps) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<SettingsFaults>({});
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const saved = settingsOf(user);
  const settings = draft ?? saved;
  const isChanged = !isSame(settings, saved);

  const saving = useMutation({
    mutationFn: (body: Settings) => call(updateCurrentUser, { body }),
    onSuccess(updated, body) {
      queries.setQueryData(profileKey(user.id), updated);
      forgetUnsaved();
      // What was typed while the answer was on its way stays.
      onDraft((now) => (now && !isSame(now, body) ? now : null));
      toast('success', text.saved);
      return reloadUser();
    },
    onError(error, body) {
      keepUnsaved(user.id, body);
      setFaults(refusedFields(error));
      countFailure();
      toast('error', saveFailure(error));
    },
  });

  // After a failure one stands at the first faulty field; mending a fault moves nobody.
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  function save(): void {
    const found = faultsOf(settings);
    setFaults(found);
    const [fault] = Object.values(found);
    if (!fault) return saving.mutate(settings);
    countFailure();
    toast('error', fault);
  }

  const inputFor = (field: SettingsField) => ({
    name: field,
    value: settings[field],
    error: faults[field],
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      onDraft((before) => ({ ...(before ?? saved), [field]: value }));
      setFaults((before) => withoutFault(before, field));
    },
  });

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-label={text.title}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="md">
        <TextInput
          {...inputFor('name')}
          label={text.name}
          required
          dir="auto"
          maxLength={SETTINGS_LIMITS.name}
          autoComplete="name"
        />
        <Textarea
          {...inputFor('bio')}
          label={text.bio}
          description={text.bioLength(formatInteger(settings.bio.length), formatInteger(SETTINGS_LIMITS.bio))}
          rows={4}
          dir="rtl"
          maxLength={SETTINGS_LIMITS.bio}
        />
        <NativeSelect
          {...inputFor('education_level')}
          label={text.education}
          data={optionsOf(educationLevels)}
        />
        <NativeSelect {...inputFor('institution')} label={text.specialty} data={optionsOf(specialties)} />
        <TextInput
          {...inputFor('wallet_address')}
          label={text.wallet}
          description={text.walletHint}
          dir="ltr"
          lang="en"
          maxLength={SETTINGS_LIMITS.wallet_address}
          autoComplete="off"
          spellCheck={false}
          rightSection={<WalletMark address={settings.wallet_address} />}
        />
        <Group>
          <Button type="submit" disabled={saving.isPending}>
            {saving.isPending ? text.saving : text.save}
          </Button>
          {isChanged && !saving.isPending && (
            <Button
              variant="default"
              onClick={() => {
                forgetUnsaved();
                setFaults({});
                onDraft(null);
              }}
            >
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
