import { type Domain, listDomains, MOST_DOMAINS, setDomains } from '@mustalah/contract/terms/concepts';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { common } from '../../../text/common.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Group, Stack } from '../../../ui/flow.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Text } from '../../../ui/text.tsx';
import { useCall } from '../../../use-call.ts';
import styles from './concept.module.css';
import { conceptText as text } from './text.ts';
import { usePartWrite } from './use-part-write.ts';

interface DomainsProps {
  termId: number;
  category: string;
  domains: readonly Domain[];
  canChoose: boolean;
}

/** The domains of an entry within its category. */
export function Domains({ termId, category, domains, canChoose }: DomainsProps) {
  const [isChoosing, setChoosing] = useState(false);
  if (domains.length === 0 && !canChoose) return null;
  return (
    <Group gap="xs" role="group" aria-label={text.domains}>
      {domains.map(({ id, name }) => (
        <Badge key={id} variant="outline" color="gray">
          {name}
        </Badge>
      ))}
      {canChoose && (
        <Button size="compact-sm" variant="subtle" onClick={() => setChoosing(true)}>
          {text.chooseDomains}
        </Button>
      )}
      {isChoosing && (
        <ChooseDomains
          termId={termId}
          category={category}
          first={domains.map(({ id }) => id)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Group>
  );
}

interface ChooseProps {
  termId: number;
  category: string;
  first: number[];
  onClose: () => void;
}

function ChooseDomains({ termId, category, first, onClose }: ChooseProps) {
  const [chosen, setChosen] = useState(first);
  const { data, isError, isLoading, refetch } = useCall(listDomains, { query: { category } });
  const saving = usePartWrite(
    () => call(setDomains, { params: { id: termId }, body: { domains: chosen } }),
    onClose,
  );
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Dialog title={text.chooseDomains} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {text.domainsHint}
        </Text>
        {isLoading && (
          <Text c="dimmed" role="status">
            {common.loading}
          </Text>
        )}
        {isError && <LoadFailure message={text.domainsFailed} onRetry={() => void refetch()} />}
        <ul className={styles.list}>
          {data?.map(({ id, name, parent }) => (
            <li key={id} style={{ paddingInlineStart: parent === null ? undefined : '1.5rem' }}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= MOST_DOMAINS}
                  onChange={() => toggle(id)}
                />{' '}
                {name}
              </label>
            </li>
          ))}
        </ul>
        <Group justify="end">
          <ActionButton isBusy={saving.isPending} onClick={() => saving.write()}>
            {text.send}
          </ActionButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
