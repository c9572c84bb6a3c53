import { getCaptchaChallenge } from '@mustalah/contract/accounts';
import { urlOf } from '@mustalah/contract/endpoint';
// `altcha/external` is the widget with nothing inlined, so that a strict policy lets it work.
import 'altcha/altcha.css';
import 'altcha/external';
import 'altcha/i18n/ar';
import Worker from 'altcha/workers/pbkdf2?worker';
import { text } from './text.ts';

globalThis.$altcha.i18n.set('ar', { ...globalThis.$altcha.i18n.get('ar'), ...text.captchaWidget });
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker());

/** The hardest puzzle may take an old phone longer than the widget would wait. */
const PATIENCE_MS = 5 * 60_000;

/**
 * A checkbox that does a little work when it is ticked; `onToken` gets the proof. A harder puzzle is asked for on top of
 * one that was solved, so its work begins by itself.
 */
export function createWidget(onToken: (token: string) => void, level: number): HTMLElement {
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', urlOf(getCaptchaChallenge.path, { query: { level } }));
  widget.setAttribute('configuration', JSON.stringify({ timeout: PATIENCE_MS }));
  if (level > 0) widget.setAttribute('auto', 'onload');
  widget.setAttribute('language', 'ar');
  widget.setAttribute('name', 'recaptcha');
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    onToken(state === 'verified' ? (payload ?? '') : '');
  });
  return widget;
}
