import { getPolicy, type ManagedPolicy } from '@mustalah/contract/journal/policies';
import { call } from '../../api.ts';
import { policies as originals } from '../../domain/policies.ts';
import { sourceOf } from '../../domain/policy-text.ts';
import { formatInteger, formatMoment } from '../../text/format.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { toast } from '../../ui/toast.ts';
import { useWrite } from '../../use-write.ts';
import { sayWhy } from './say-why.ts';
import { policiesText as text } from './text.ts';

interface VersionsProps {
  policy: ManagedPolicy;
  onTake: (text: string) => void;
}

/** What the page said, who saved it and when; each text can be taken up again. */
export function PolicyVersions({ policy: { name, versions }, onTake }: VersionsProps) {
  const {
    write: take,
    isPending,
    given,
  } = useWrite((version: number) => call(getPolicy, { params: { name }, query: { version } }), {
    outdates: [],
    onSuccess: (former) => onTake(former.text ?? sourceOf(originals[name])),
    onError: (error) => toast('error', sayWhy(text.takeFailed, error)),
  });
  return (
    <DataTable
      label={text.versions}
      rows={versions}
      keyOf={({ version }) => version}
      empty={null}
      columns={columnsWith(take, (version) => isPending && given === version)}
    />
  );
}

const columnsWith = (
  take: (version: number) => void,
  isTaken: (version: number) => boolean,
): Column<ManagedPolicy['versions'][number]>[] => [
  {
    key: 'version',
    title: text.version,
    isNarrow: true,
    cell: ({ version, is_original }) =>
      is_original ? `${formatInteger(version)} (${text.isOriginal})` : formatInteger(version),
  },
  { key: 'at', title: text.savedAt, cell: ({ saved_at }) => formatMoment(saved_at) },
  { key: 'by', title: text.savedBy, cell: ({ saved_by }) => <bdi>{saved_by}</bdi> },
  {
    key: 'actions',
    title: text.actions,
    isNarrow: true,
    cell: ({ version }) => (
      <ActionButton
        size="xs"
        variant="default"
        aria-label={text.takeOf(formatInteger(version))}
        isBusy={isTaken(version)}
        onClick={() => take(version)}
      >
        {text.take}
      </ActionButton>
    ),
  },
];
