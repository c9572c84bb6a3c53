import { listJournalCategories } from '@mustalah/contract/journal/public';
import { createVolume, DEFAULT_YEAR } from '@mustalah/contract/journal/volumes';
import { call } from '../../api.ts';
import { common } from '../../text/common.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import styles from './desk.module.css';
import { toldOfVolumes } from './outdated.ts';
import { sayWhy } from './say-why.ts';
import { publishText, manageText as text } from './text.ts';
import { VolumeTitle, VolumeYear } from './volume-fields.tsx';

/** Make an empty draft. */
export function AddVolume() {
  const { data: categories = [] } = useCall(listJournalCategories, {});
  const form = useFormWrite({
    initialValues: { title: '', year: String(DEFAULT_YEAR), main_category: '' },
    check: ({ title, year, main_category }) => ({
      ...(!title.trim() && { title: common.required }),
      ...(!year.trim() && { year: common.required }),
      ...(!main_category && { main_category: common.required }),
    }),
    onFaults: () => toast('error', publishText.required),
    send: (body) => call(createVolume, { body }),
    outdates: toldOfVolumes,
    onSuccess() {
      toast('success', text.created);
      form.reset();
    },
    onError: (error) => toast('error', sayWhy(text.createFailed, error)),
  });
  return (
    <Panel title={text.add} icon="plus">
      <form {...form.props} className={styles.addForm} aria-label={text.add}>
        <VolumeTitle {...form.inputFor('title')} required />
        <VolumeYear {...form.inputFor('year')} />
        <ChoiceField
          {...form.inputFor('main_category')}
          label={text.main}
          required
          data={[{ value: '', label: text.chooseMain }, ...categories.map(({ name }) => name)]}
        />
        <ActionButton type="submit" size="md" isBusy={form.isSending}>
          {text.create}
        </ActionButton>
      </form>
    </Panel>
  );
}
