import type { Security } from '@mustalah/contract/identity';
import { useState } from 'react';
import { common } from '../../../text/common.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Stack } from '../../../ui/flow.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Text, Title } from '../../../ui/text.tsx';
import { Skeleton } from '../../../ui/waiting.tsx';
import { CodeApp } from './code-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes, ShownCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { securityText as text } from './text.ts';
import { useSecurity } from './use-security.ts';
import { WalletHold } from './wallet-hold.tsx';

/** «الأمان»: the second factor of an account, and what holds its payouts. */
export function SecuritySection() {
  const { data: security, isError, refetch } = useSecurity();
  return (
    <section id="security" aria-label={text.title} className={styles.section}>
      <Title order={2} size="h4">
        {text.title}
      </Title>
      <Text size="sm" mb="md">
        {text.lead}
      </Text>
      {security && <SecurityParts security={security} />}
      {!security && isError && <LoadFailure message={text.loadFailed} onRetry={() => void refetch()} />}
      {!security && !isError && (
        <div role="status" aria-label={common.loading}>
          <Skeleton height={320} />
        </div>
      )}
    </section>
  );
}

function SecurityParts({ security }: { security: Security }) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const hasFactor = security.code_app_since !== null || security.passkeys.length > 0;
  return (
    <Stack gap="md">
      {security.second_factor_demanded && !hasFactor && <Alert color="gold" title={text.demanded} />}
      <Passkeys security={security} onCodes={setCodes} />
      <CodeApp since={security.code_app_since} onCodes={setCodes} />
      {hasFactor && <RecoveryCodes left={security.recovery_codes_left} onCodes={setCodes} />}
      <WalletHold wallet={security.wallet} />
      {codes.length > 0 && <ShownCodes codes={codes} onClose={() => setCodes([])} />}
    </Stack>
  );
}
