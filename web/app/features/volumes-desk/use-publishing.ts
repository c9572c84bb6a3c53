import { listJournalCategories } from '@mustalah/contract/journal/public';
import {
  createVolumeByCategory,
  DEFAULT_YEAR,
  type ManagedVolume,
  previewApprovedPapers,
} from '@mustalah/contract/journal/volumes';
import { useRef, useState } from 'react';
import { call } from '../../api.ts';
import { common } from '../../text/common.ts';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { type ApiForm, useFormWrite } from '../../use-form-write.ts';
import { toldOfVolumes } from './outdated.ts';
import { publishText as text } from './text.ts';

const EMPTY = { title: '', year: String(DEFAULT_YEAR), main_category: '', sub_category: '' };

/** A volume that is being gathered from the accepted papers of one category, and its publication. */
export function usePublishing() {
  const { data: categories = [] } = useCall(listJournalCategories, {});
  const [cover, setCover] = useState<File | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [made, setMade] = useState<ManagedVolume | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isDraft = useRef(false);
  const [isAgreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState<{ send: () => void } | null>(null);

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
    // guard: A volume is published only after a question (publish-page.test.tsx) ‹isDraft.current ? send() : setAsked({ send }) → send()›
    askFirst: (send) => (isDraft.current ? send() : setAsked({ send })),
    send: (fields): Promise<ManagedVolume> =>
      call(createVolumeByCategory, {
        body: {
          ...fields,
          paper_ids: chosen.map(({ id }) => id).join(','),
          published: isDraft.current ? 'false' : 'true',
          as_submitted: isAgreed ? 'true' : 'false',
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
    setAgreed(false);
  };

  return {
    form,
    choose,
    categories,
    branches,
    papers,
    chosen,
    /** The publication waits for a yes. */
    asked,
    onAnswer(isYes: boolean) {
      if (isYes) asked?.send();
      setAsked(null);
    },
    /** Papers without a final file shall appear as their manuscripts. */
    isAgreed,
    agree: setAgreed,
    isLoading: preview.isLoading,
    left,
    leave: setLeft,
    cover,
    pickCover(file: File | null) {
      setCover(file);
      setFailure(null);
    },
    failure,
    made,
    /** Said before the form is sent. */
    keepAsDraft(keeps: boolean) {
      isDraft.current = keeps;
    },
  };
}
