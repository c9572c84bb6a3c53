import { listApprovedCategories, type ManagedVolume } from '@mustalah/contract/journal/volumes';
import { DeskNav } from '../../domain/journal-strip.tsx';
import { privatePageMeta } from '../../page-meta.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Anchor, Text } from '../../ui/text.tsx';
import { Skeleton } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { CategoryChips } from './category-chips.tsx';
import { CoverField, coverFault } from './cover-field.tsx';
import styles from './desk.module.css';
import { finalsObjection, Manuscripts } from './manuscripts.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { sayWhy } from './say-why.ts';
import { publishText as text } from './text.ts';
import { usePublishing } from './use-publishing.ts';
import { VolumeTitle, VolumeYear } from './volume-fields.tsx';

export const meta = () => privatePageMeta(text.title);

/** Gather the accepted papers of one category into a volume, and publish it. */
export default function PublishPage() {
  const { data: approved, isPending: isGathering } = useCall(listApprovedCategories, {});
  const { form, choose, papers, left, failure, made, ...publishing } = usePublishing();
  const { main_category: main, sub_category: sub } = form.values;
  // The form is empty again: pressed once more it would only complain.
  const isDone = made !== null && failure === null && main === '' && form.values.title === '';

  return (
    <PageFrame title={text.title} lead={text.lead}>
      <DeskNav />
      {isGathering && <Skeleton height="10.75rem" />}
      <CategoryChips
        categories={approved}
        chosen={{ main, sub }}
        onChoose={(pair) => choose({ main_category: pair.main, sub_category: pair.sub })}
      />
      <form {...form.props} className={styles.form}>
        <Stack gap="md">
          <VolumeTitle {...form.inputFor('title')} label={text.volumeTitle} />
          <VolumeYear {...form.inputFor('year')} />
          <ChoiceField
            {...form.inputFor('main_category')}
            label={text.main}
            required
            data={[{ value: '', label: text.chooseMain }, ...publishing.categories.map(({ name }) => name)]}
            onChange={({ currentTarget: { value } }) => choose({ main_category: value, sub_category: '' })}
          />
          {main !== '' && (
            <ChoiceField
              {...form.inputFor('sub_category')}
              label={text.sub}
              required
              data={[{ value: '', label: text.chooseSub }, ...publishing.branches]}
              onChange={({ currentTarget: { value } }) => choose({ sub_category: value })}
            />
          )}
          <CoverField
            key={made?.id ?? 'first'}
            file={publishing.cover}
            error={coverFault(failure)}
            onChange={publishing.pickCover}
          />
          {sub !== '' && (
            <PaperChoice
              papers={papers}
              isLoading={publishing.isLoading}
              left={left}
              onChange={publishing.leave}
            />
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
              disabled={isDone}
              onClick={() => publishing.keepAsDraft(false)}
            >
              {text.submit}
            </ActionButton>
            <ActionButton
              type="submit"
              variant="outline"
              isBusy={form.isSending}
              disabled={isDone}
              onClick={() => publishing.keepAsDraft(true)}
            >
              {text.draft}
            </ActionButton>
          </Group>
        </Stack>
      </form>
      {publishing.asked && (
        <Confirm
          title={text.confirmTitle}
          act={text.confirm}
          isBusy={false}
          isImpossible={finalsObjection(publishing.chosen, publishing.isAgreed)}
          onAct={() => publishing.onAnswer(true)}
          onClose={() => publishing.onAnswer(false)}
        >
          <Text>{text.warning(publishing.chosen.length, form.values.year)}</Text>
          <Manuscripts papers={publishing.chosen} isAgreed={publishing.isAgreed} onAgree={publishing.agree} />
        </Confirm>
      )}
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
