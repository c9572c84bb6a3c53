interface Grecaptcha {
  ready(act: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
}
declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=ar';
let loading: Promise<Grecaptcha> | undefined;

function load(): Promise<Grecaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error('reCAPTCHA did not start')),
    );
    script.addEventListener('error', () => reject(new Error('reCAPTCHA did not load')));
    document.head.append(script);
  });
  return loading;
}

/** Show Google's checkbox in `place`. */
export async function renderWidget(
  place: HTMLElement,
  siteKey: string,
  onToken: (token: string) => void,
): Promise<void> {
  const grecaptcha = await load();
  grecaptcha.ready(() =>
    grecaptcha.render(place, {
      sitekey: siteKey,
      callback: onToken,
      'expired-callback': () => onToken(''),
    }),
  );
}
