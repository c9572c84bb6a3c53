// `altcha/external` is the widget with nothing inlined, so that a strict policy lets it work.
import 'altcha/altcha.css';
import 'altcha/external';
import 'altcha/i18n/ar';
import Worker from 'altcha/workers/pbkdf2?worker';

globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker());

/** A checkbox that does a little work when it is ticked; `onToken` gets the proof. */
export function createWidget(onToken: (token: string) => void): HTMLElement {
  const widget = document.createElement('altcha-widget');
  widget.setAttribute('challenge', '/api/captcha/challenge/');
  widget.setAttribute('language', 'ar');
  widget.setAttribute('name', 'recaptcha');
  widget.addEventListener('statechange', (event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    onToken(state === 'verified' ? (payload ?? '') : '');
  });
  return widget;
}
