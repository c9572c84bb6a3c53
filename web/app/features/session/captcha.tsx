import { getCaptcha } from '@mustalah/contract/accounts';
import { useEffect, useRef, useState } from 'react';
import { Text } from '../../ui/text.tsx';
import { Loader } from '../../ui/waiting.tsx';
import { useCall } from '../../use-call.ts';
import { text } from './text.ts';

interface CaptchaProps {
  /** The token of a solved puzzle; empty when it is over. */
  onToken: (token: string) => void;
  /** Changed after each refused attempt: a token is good once. */
  attempt: number;
  /** How hard the puzzle is to be, where it is ours. */
  level: number;
}

/** Whichever proof of being human this installation asks for; nothing when it asks for none. */
export function Captcha({ onToken, attempt, level }: CaptchaProps) {
  const { data, isError } = useCall(getCaptcha, {}, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data?.provider === 'off') onToken('off');
  }, [data, onToken]);

  if (isError) return <Text c="red">{text.captchaUnavailable}</Text>;
  if (!data) return <Loader size="sm" />;
  switch (data.provider) {
    case 'off':
      return null;
    case 'altcha':
      return <Altcha key={attempt} onToken={onToken} level={level} />;
    case 'recaptcha':
      return <Recaptcha key={attempt} siteKey={data.site_key ?? ''} onToken={onToken} />;
  }
}

function Altcha({ onToken, level }: Omit<CaptchaProps, 'attempt'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let widget: HTMLElement | undefined;
    let isGone = false;
    onToken('');
    import('./altcha-widget.ts')
      .then(({ createWidget }) => {
        if (isGone) return;
        widget = createWidget(onToken, level);
        place.current?.append(widget);
      })
      .catch(() => setBroken(true));
    return () => {
      isGone = true;
      widget?.remove();
    };
  }, [onToken, level]);
  if (isBroken) return <Text c="red">{text.captchaUnavailable}</Text>;
  return <div ref={place} role="group" aria-label={text.captchaLabel} style={{ minHeight: 74 }} />;
}

function Recaptcha({ siteKey, onToken }: { siteKey: string; onToken: (token: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    onToken('');
    import('./recaptcha-widget.ts')
      .then(({ renderWidget }) => place.current && renderWidget(place.current, siteKey, onToken))
      .catch(() => setBroken(true));
  }, [siteKey, onToken]);
  if (isBroken) return <Text c="red">{text.captchaUnavailable}</Text>;
  return <div ref={place} />;
}
