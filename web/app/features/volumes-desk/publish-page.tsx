import { listJournalCategories } from '@mustalah/contract/journal/public';
import {
  createVolumeByCategory,
  DEFAULT_YEAR,
  listApprovedCategories,
  type ManagedVolume,
  previewApprovedPapers,
  VOLUME_LENGTHS,
  VOLUME_YEARS,
} from '@mustalah/contract/journal/volumes';
import { useRef, useState } from 'react';
import { call } from '../../api.ts';
import { privatePageMeta } from '../../page-meta.ts';
import { common } from '../../text/common.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ChoiceField, TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { type ApiForm, useFormWrite } from '../../use-form-write.ts';
import { CategoryChips } from './category-chips.tsx';
import { CoverField, coverFault } from './cover-field.tsx';
import styles from './desk.module.css';
import { DeskLinks } from './desk-links.tsx';
import { toldOfVolumes } from './outdated.ts';
import { PaperChoice } from './paper-choice.tsx';
import { sayWhy } from './say-why.ts';
import { publishText as text } from './text.ts';

export const meta = () => privatePageMeta(text.title);

const EMPTY = { title: '', year: String(DEFAULT_YEAR), main_category: '', sub_category: '' };

/** Gather the accepted papers of one category into a volume, and publish it. */
export default function PublishPage() {
  const approved = useCall(listApprovedCategories, {});
  const { data: categories = [] } = useCall(listJournalCategories, {});
  const [cover, setCover] = useState<File | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [made, setMade] = useState<ManagedVolume | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isDraft = useRef(false);

  // The type is said because what is sent depends on what the form says.
  const form: ApiForm<typeof EMPTY> = useFormWrite({
    initialValues: EMPTY,
    check: ({ year, main_category, sub_category }) => ({
      ...(!year.trim() && { year: common.required }),
      ...(!main_category && { main_category: common.required }),
      ...(main_category && !sub_category && { sub_category: common.required }),
      ...(sub_category && chosen.length === 0 && { sub_category: noPaperText }),
    }),
    onFaults: (faults) =>
      toast('error', Object.values(faults).includes(common.required) ? text.required : noPaperText),
    send: (fields): Promise<ManagedVolume> =>
      call(createVolumeByCategory, {
        body: {
          ...fields,
          paper_ids: chosen.map(({ id }) => id).join(','),
          published: isDraft.current ? 'false' : 'true',
        },
        files: cover ? { cover_image: cover } : {},
      }),
    outdates: toldOfVolumes,
    onSuccess(volume) {
      toast('success', text.created);
      setMade(volume);
      setFailure(null);
      setCover(null);
      setLeft(new Set());
      form.reset();
    },
    onError(error) {
      toast('error', text.failed);
      setFailure(error);
    },
  });

  const { main_category: main, sub_category: sub } = form.values;
  const preview = useCall(previewApprovedPapers, { query: { main, sub } }, { enabled: sub !== '' });
  const papers = sub === '' ? [] : (preview.data ?? []);
  const chosen = papers.filter(({ id }) => !left.has(id));
  const noPaperText = papers.length === 0 ? text.noPapers : text.noneChosen;
  const branches = categories.find(({ name }) => name === main)?.sub ?? [];

  const choose = (fields: Partial<typeof EMPTY>) => {
    form.setValues(fields);
    setLeft(new Set());
    setFailure(null);
  };

  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskLinks />
      <CategoryChips
        categories={approved.data}
        chosen={{ main, sub }}
        onChoose={(pair) => choose({ main_category: pair.main, sub_category: pair.sub })}
      />
      <form {...form.props} className={styles.form}>
        <Stack gap="md">
          <TextField
            {...form.inputFor('title')}
            label={text.volumeTitle}
            dir="rtl"
            maxLength={VOLUME_LENGTHS.title}
          />
          <TextField
            {...form.inputFor('year')}
            label={text.year}
            type="number"
            inputMode="numeric"
            dir="ltr"
            required
            min={VOLUME_YEARS.first}
            max={VOLUME_YEARS.last}
          />
          <ChoiceField
            {...form.inputFor('main_category')}
            label={text.main}
            required
            data={[{ value: '', label: text.chooseMain }, ...categories.map(({ name }) => name)]}
            onChange={({ currentTarget: { value } }) => choose({ main_category: value, sub_category: '' })}
          />
          {main !== '' && (
            <ChoiceField
              {...form.inputFor('sub_category')}
              label={text.sub}
              required
              data={[{ value: '', label: text.chooseSub }, ...branches]}
              onChange={({ currentTarget: { value } }) => choose({ sub_category: value })}
            />
          )}
          <CoverField
            key={made?.id ?? 'first'}
            file={cover}
            error={coverFault(failure)}
            onChange={(file) => {
              setCover(file);
              setFailure(null);
            }}
          />
          {sub !== '' && (
            <PaperChoice papers={papers} isLoading={preview.isLoading} left={left} onChange={setLeft} />
          )}
          {failure !== null && (
            <Alert color="red" role="alert">
              {sayWhy(text.failed, failure)}
            </Alert>
          )}
          {made && failure === null && <Made volume={made} />}
          <Group>
            <ActionButton
              type="submit"
              isBusy={form.isSending}
              onClick={() => {
                isDraft.current = false;
              }}
            >
              {text.submit}
            </ActionButton>
            <ActionButton
              type="submit"
              variant="outline"
              isBusy={form.isSending}
              onClick={() => {
                isDraft.current = true;
              }}
            >
              {text.draft}
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </PageFrame>
  );
}

const Made = ({ volume: { id, published } }: { volume: ManagedVolume }) => (
  <Alert color="green" role="status" title={text.created}>
    {published ? (
      <Anchor to={`/volume/${id}`}>{text.openVolume}</Anchor>
    ) : (
      <Anchor to="/manage-volumes">{text.openDrafts}</Anchor>
    )}
  </Alert>
);
