import { NODE_ADDRESS_LENGTH } from '@mustalah/contract/payouts/orders';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SecretField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/flow.tsx';
import { Text } from '../../ui/text.tsx';
import styles from './payouts.module.css';
import { payText as text } from './text.ts';

export interface TypedKey {
  privateKey: string;
  rpcUrl: string;
}

interface KeyPanelProps {
  typed: TypedKey;
  /** It was asked for and is not there. */
  isMissing: boolean;
  onChange: (typed: TypedKey) => void;
}

/** The key itself, behind a plain warning. It stays in this field, and is kept nowhere. */
export function KeyPanel({ typed, isMissing, onChange }: KeyPanelProps) {
  const [isUnderstood, setUnderstood] = useState(false);
  return (
    <Stack gap="sm" className={styles.form}>
      <Alert color="red" title={text.keyWarning}>
        <Text size="sm">{text.keyWarningLead}</Text>
      </Alert>
      {!isUnderstood && (
        <div>
          <Button variant="outline" color="red" onClick={() => setUnderstood(true)}>
            {text.keyUnderstood}
          </Button>
        </div>
      )}
      {isUnderstood && (
        <>
          <SecretField
            label={text.privateKey}
            description={text.privateKeyHint}
            required
            error={isMissing && text.keyMissing}
            value={typed.privateKey}
            onChange={({ currentTarget: { value } }) => onChange({ ...typed, privateKey: value })}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            label={text.rpcUrl}
            description={text.rpcUrlHint}
            dir="ltr"
            lang="en"
            value={typed.rpcUrl}
            onChange={({ currentTarget: { value } }) => onChange({ ...typed, rpcUrl: value })}
            maxLength={NODE_ADDRESS_LENGTH}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </Stack>
  );
}
