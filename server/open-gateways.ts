import { join } from 'node:path';
import type { Logger } from 'pino';
import { type AiFailure, type AiGateway, openAiGateway } from './gateways/ai.ts';
import { altcha, type Captcha, noCaptcha, recaptcha } from './gateways/captcha.ts';
import { openFiles } from './gateways/files.ts';
import { outboxMail, smtpMail } from './gateways/mail.ts';
import { openPdfReader } from './gateways/pdf/pdf-reader.ts';
import { fixedPrice, httpPrice, parsePrices } from './gateways/price.ts';
import { claimCaptcha } from './modules/accounts/claim-captcha.ts';
import type { Config } from './platform/config.ts';
import type { Gateways } from './platform/deps.ts';
import type { Store } from './platform/open.ts';

/** The outside systems that the configuration names, and stand-ins for the others; the log says which. */
export function openGateways(config: Config, store: Store, log: Logger): Gateways {
  const fixed = parsePrices(config.UAS_PRICE);
  const gateways: Gateways = {
    mail: config.MAIL_URL
      ? smtpMail(config.MAIL_URL, config.MAIL_FROM)
      : outboxMail(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM),
    captcha: captchaOf(config, store),
    price: config.UAS_PRICE_SOURCE ? httpPrice(config.UAS_PRICE_SOURCE, fixed) : fixedPrice(fixed),
    ai: aiOf(config, log),
    files: openFiles(config.FILES_URL, config.DATA_DIR),
    pdf: openPdfReader(),
  };
  log.info({
    mail: gateways.mail.id,
    captcha: gateways.captcha.id,
    price: config.UAS_PRICE_SOURCE ? 'http' : 'fixed',
    ai: gateways.ai?.model ?? 'embedded',
    files: gateways.files.id,
  });
  return gateways;
}

function aiOf(
  { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: Config,
  log: Logger,
): AiGateway | null {
  if (!baseUrl) return null;
  const onFailure = ({ reason, status }: AiFailure) => log.warn({ ai: reason, status });
  return openAiGateway({ baseUrl, apiKey, model }, { onFailure });
}

function captchaOf(config: Config, { db, secrets }: Store): Captcha {
  switch (config.CAPTCHA_PROVIDER) {
    case 'off':
      return noCaptcha;
    case 'recaptcha':
      return recaptcha(config.RECAPTCHA_SITE_KEY ?? '', config.RECAPTCHA_SECRET ?? '');
    case 'altcha':
      return altcha({
        claim: (signature, expiresAt) => claimCaptcha(db, signature, expiresAt),
        challengeSecret: secrets.captchaChallenge,
        keySecret: secrets.captchaKey,
      });
  }
}
