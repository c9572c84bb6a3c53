import type { Grammar } from '@mustalah/contract/terms/concepts';
import { listCategories } from '@mustalah/contract/terms/dictionary';
import { checkTerm, submitTerm } from '@mustalah/contract/terms/suggestions';
import { type Category, TERM_LIMITS } from '@mustalah/contract/terms/term';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call, RefusedCall } from '../../api.ts';
import { type Meaning, notAsked } from '../../domain/meaning-question.tsx';
import { toldOfPoints, toldOfTerms } from '../../domain/outdated.ts';
import { keepingNext } from '../../next-path.ts';
import { sessionNow, useSession } from '../../session.ts';
import { toast } from '../../ui/toast.ts';
import { type Faults, useFormWrite } from '../../use-form-write.ts';
import {
  emptyDraft,
  type FilledField,
  filledFields,
  type Owner,
  saveDraft,
  type TermDraft,
  takeDraft,
} from './draft.ts';
import { findCategory } from './match-category.ts';
import { submitFailure } from './submit-failure.ts';
import { text } from './text.ts';
import { useAutoFill } from './use-auto-fill.ts';
import { writtenNames } from './written-names.ts';

/** A definition that says nothing is asked about once; sent again as it is, it is accepted. */
class SaysNothing extends Error {}
class NotSignedIn extends Error {}
class Unrecognised extends Error {}

/** What the form begins with. */
export type Beginnings = Pick<TermDraft, 'arabic' | 'latin' | 'definition' | 'category'>;

/** The form of a suggestion: filled by the helpers where nobody writes, kept over signing in, sent once. */
export function useSuggestion(categories: readonly Category[], rejected?: Beginnings) {
  const { status, user } = useSession();
  const owner = useRef<Owner>(null);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [beginnings] = useState(() => beginningsOf(search, rejected));
  /** Fields that the person has written in; the helpers leave them alone. */
  const [written, setWritten] = useState<ReadonlySet<FilledField>>(
    () => new Set(filledFields.filter((field) => beginnings[field])),
  );
  const [submittedId, setSubmittedId] = useState<number | null>(null);
  /** The definition that was asked about, and what was said of it. */
  const [asked, setAsked] = useState<{ definition: string; advice: string } | null>(null);

  /** Which meaning the word has, as the contributor says; asked anew for each word. */
  const [answered, setAnswered] = useState<{ arabic: string; meaning: Meaning }>({
    arabic: '',
    meaning: notAsked,
  });

  const form = useFormWrite<TermDraft, { id: number }>({
    initialValues: beginnings,
    check: missingIn,
    onFaults(faults) {
      setSubmittedId(null);
      toast('error', `❌ ${firstOf(faults)}`);
    },
    async send(draft) {
      setSubmittedId(null);
      if (status !== 'signed-in') throw new NotSignedIn();
      const category = await recognise(draft.category, categories);
      if (!category) throw new Unrecognised();
      if (asked?.definition !== draft.definition) {
        const advice = await adviceOn(draft);
        setAsked({ definition: draft.definition, advice });
        if (advice) throw new SaysNothing(advice);
      }
      return call(submitTerm, {
        body: {
          ...bodyOf(draft),
          category: category.id,
          ...answersOf(answered.arabic === draft.arabic.trim() ? answered.meaning : notAsked),
        },
      });
    },
    outdates: [...toldOfPoints, ...toldOfTerms],
    onSuccess({ id }) {
      setSubmittedId(id);
      setAsked(null);
      form.setValues(emptyDraft);
      setWritten(new Set());
    },
    onError(error, draft) {
      const isOver = error instanceof RefusedCall && error.status === 401;
      if (!isOver && !(error instanceof NotSignedIn)) return toast('error', `❌ ${sentenceOf(error)}`);
      saveDraft(draft, owner.current);
      toast('warning', text.mustLogIn);
      return navigate(keepingNext('/login', '/suggest'));
    },
  });

  const { getValues, setValues } = form;
  const word = form.values.arabic.trim();
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const before = owner.current;
    owner.current = userId;
    const draft = getValues();
    // guard: Whoever signs in in another tab does not meet here what somebody else was writing (suggest-form.test.tsx) ‹before !== userId → before === -1›
    const isOthers = before !== null && before !== userId;
    if (isOthers && Object.values(draft).some(Boolean)) saveDraft(draft, before);
    const kept = takeDraft(userId);
    if (!kept && !isOthers) return;
    setValues(kept ?? emptyDraft);
    setWritten(new Set(filledFields.filter((field) => kept?.[field])));
    if (kept) toast('info', text.draftRestored);
  }, [userId, getValues, setValues]);

  // The session may end in another tab while somebody writes here; then the form may be gone before it is drawn once more.
  useEffect(() => {
    const keep = () => {
      const draft = getValues();
      const isOver = sessionNow().status === 'signed-out';
      if (isOver && Object.values(draft).some(Boolean)) saveDraft(draft, owner.current);
    };
    if (status === 'signed-out') keep();
    // guard: What was written is kept where the form goes with the session (suggest-form.test.tsx) ‹return keep; →›
    return keep;
  }, [status, getValues]);

  const { states, offer, isFilling } = useAutoFill(
    { arabic: form.values.arabic, latin: written.has('latin') ? form.values.latin : '' },
    (field) => written.has(field),
    setValues,
  );

  return {
    form,
    submittedId,
    offer,
    /** How to mend the definition as it stands, once that was asked. */
    advice: asked?.definition === form.values.definition ? asked.advice : '',
    meaning: answered.arabic === word ? answered.meaning : notAsked,
    setMeaning: (meaning: Meaning) => setAnswered({ arabic: word, meaning }),
    isSignedIn: status === 'signed-in',
    isFilling,
    /** What the helper of a field did; idle where the person writes. */
    stateOf: (field: FilledField) => states[field],
    isWritten: (field: FilledField) => written.has(field),
    markWritten: (field: FilledField) => setWritten((before) => new Set(before).add(field)),
  };
}

/** What a rejected term brings, or a link; the helpers leave it alone. */
const beginningsOf = (search: URLSearchParams, rejected: Beginnings | undefined): TermDraft => {
  const { arabic, latin, definition, category } = rejected ?? {
    arabic: (search.get('arabic') ?? '').slice(0, TERM_LIMITS.arabic),
    latin: (search.get('latin') ?? '').slice(0, TERM_LIMITS.latin),
    definition: '',
    category: (search.get('category') ?? '').slice(0, TERM_LIMITS.category),
  };
  return { ...emptyDraft, arabic, latin, definition, category };
};

/** What is sent of a draft: parts that nobody wrote are not. */
const bodyOf = ({ names, example, source, part_of_speech, gender, plural, ...term }: TermDraft) => ({
  ...term,
  ...(part_of_speech && { part_of_speech: part_of_speech as Grammar['part_of_speech'] }),
  ...(gender && { gender: gender as Grammar['gender'] }),
  ...(plural.trim() && { plural }),
  ...(names.trim() && { names: writtenNames(names) }),
  ...(example.trim() && { example: { text: example, source } }),
});

const answersOf = ({ isAnotherMeaning, isAnotherConcept }: Meaning) => ({
  ...(isAnotherMeaning && { is_another_meaning: true }),
  ...(isAnotherConcept && { is_another_concept: true }),
});

const missingIn = ({ arabic, latin, category, definition }: TermDraft): Faults<TermDraft> => ({
  ...(!arabic.trim() && { arabic: text.arabicMissing }),
  ...(!latin.trim() && { latin: text.latinMissing }),
  ...(!category && { category: text.categoryMissing }),
  ...(!definition.trim() && { definition: text.definitionMissing }),
});

/** In the order of the fields on the screen. */
const firstOf = ({ arabic, latin, category, definition }: Faults<TermDraft>): string =>
  arabic ?? latin ?? category ?? definition ?? text.submitFailed;

function sentenceOf(error: unknown): string {
  if (error instanceof Unrecognised) return text.categoryUnknown;
  return error instanceof SaysNothing ? error.message : submitFailure(error);
}

/** How to mend the definition; empty where nothing is wrong with it, and where nobody can tell now. */
const adviceOn = ({ arabic, latin, definition }: TermDraft): Promise<string> =>
  call(checkTerm, { query: { arabic, latin, definition } }).then(
    ({ definition_advice }) => definition_advice,
    () => '',
  );

/** The built-in list has no ids: then the real one is asked for once more. */
async function recognise(name: string, known: readonly Category[]): Promise<Category | undefined> {
  const found = findCategory(name, known);
  if (!found || found.id > 0) return found;
  return findCategory(name, await call(listCategories, {}));
}
