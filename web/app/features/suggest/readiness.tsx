import { getAiHealth } from '@mustalah/contract/assistant';
import { useEffect } from 'react';
import { Badge, type BadgeColor } from '../../ui/badge.tsx';
import { Group } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { useCall } from '../../use-call.ts';
import { text } from './text.ts';

const services = ['translation', 'definition', 'category'] as const;
type State = keyof typeof text.states;
const COLORS: Record<State, BadgeColor> = { ready: 'green', unavailable: 'red', checking: 'gray' };

/** Three indicators: what the helpers can do at the moment. */
export function Readiness() {
  const { data, isPending } = useCall(getAiHealth, {});
  const stateOf = (service: (typeof services)[number]): State => {
    if (isPending) return 'checking';
    return data?.services[service] ? 'ready' : 'unavailable';
  };
  const isLimited = !isPending && services.some((service) => !data?.services[service]);
  useEffect(() => {
    if (isLimited) toast('info', text.limitedServices);
  }, [isLimited]);

  return (
    <Group gap="sm" component="section" aria-label={text.readiness}>
      {services.map((service) => (
        <Group key={service} gap={6}>
          <Text size="sm">{text.services[service]}</Text>
          <Badge variant="outline" color={COLORS[stateOf(service)]}>
            {text.states[stateOf(service)]}
          </Badge>
        </Group>
      ))}
    </Group>
  );
}
