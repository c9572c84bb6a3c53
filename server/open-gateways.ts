import { join } from 'node:path';
import type { Logger } from 'pino';
import { type AiFailure, type AiGateway, openAiGateway } from './gateways/ai.ts';
import { altcha, type Captcha, noCaptcha, recaptcha } from './gateways/captcha.ts';
import { openDocxReader } from './gateways/docx-reader.ts';
import { crossref, type DoiAgency } from './gateways/doi-agency.ts';
import { openFiles } from './gateways/files.ts';
import { openImages } from './gateways/images.ts';
import { outboxMail, smtpMail } from './gateways/mail.ts';
import { openPdfReader } from './gateways/pdf/pdf-reader.ts';
import { fixedPrice, httpPrice, type Prices, parsePrices } from './gateways/price.ts';
import { openSolana, type Solana } from './gateways/solana.ts';
import { claimCaptcha } from './modules/accounts/claim-captcha.ts';
import type { Config } from './platform/config.ts';
import type { Deps, Gateways } from './platform/deps.ts';
import { StartFault } from './platform/start-fault.ts';
import { startText } from './platform/start-text.ts';

/** The outside systems that the configuration names, and stand-ins for the others; the log says which. */
export function openGateways(config: Config, store: Pick<Deps, 'db' | 'secrets'>, log: Logger): Gateways {
  const fixed = pricesOf(config);
  const gateways: Gateways = {
    mail: config.MAIL_URL
      ? smtpMail(config.MAIL_URL, config.MAIL_FROM)
      : outboxMail(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM),
    captcha: captchaOf(config, store),
    price: config.UAS_PRICE_SOURCE ? httpPrice(config.UAS_PRICE_SOURCE, fixed) : fixedPrice(fixed),
    ai: aiOf(config, log),
    files: openFiles(config.FILES_URL, config.DATA_DIR),
    pdf: openPdfReader(),
    docx: openDocxReader(),
    solana: solanaOf(config),
    images: openImages(),
    doiAgency: doiAgencyOf(config),
  };
  log.info({
    mail: gateways.mail.id,
    captcha: gateways.captcha.id,
    price: config.UAS_PRICE_SOURCE ? 'http' : 'fixed',
    ai: gateways.ai?.model ?? 'embedded',
    payouts: gateways.solana?.trusted.map(({ host }) => host) ?? 'off',
    files: gateways.files.id,
    dois: gateways.doiAgency?.host ?? 'by hand',
  });
  return gateways;
}

function pricesOf({ UAS_PRICE }: Config): Prices {
  try {
    return parsePrices(UAS_PRICE);
  } catch (cause) {
    throw new StartFault(startText.setting('UAS_PRICE', 'UAS_PRICE: not a list like USD=0.05,SAR=0.1875'), {
      cause,
    });
  }
}

function doiAgencyOf({
  CROSSREF_DEPOSIT_URL: url,
  CROSSREF_USER: user,
  CROSSREF_PASSWORD: password,
}: Config): DoiAgency | null {
  return user && password ? crossref({ url, user, password }) : null;
}

function aiOf(
  { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model }: Config,
  log: Logger,
): AiGateway | null {
  if (!baseUrl) return null;
  const onFailure = ({ reason, status }: AiFailure) => log.warn({ ai: reason, status });
  return openAiGateway({ baseUrl, apiKey, model }, { onFailure });
}

function solanaOf(config: Config): Solana | null {
  const {
    UAS_MINT: mint,
    UAS_DECIMALS: decimals,
    TREASURY_ADDRESS: treasury,
    SOLANA_GENESIS: genesis,
  } = config;
  // All four or none, as the configuration sees to.
  if (mint === undefined || decimals === undefined || treasury === undefined || genesis === undefined) {
    return null;
  }
  try {
    return openSolana({
      mint,
      decimals,
      treasury,
      genesis,
      nodes: config.RPC_ALLOWLIST.split(',')
        .map((url) => url.trim())
        .filter(Boolean),
      allowsLoopback: config.ALLOW_LOOPBACK_RPC === 'true',
      slotMs: config.SOLANA_SLOT_MS,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const [key = ''] = reason.split(' ');
    throw new StartFault(startText.setting(key, reason), { cause });
  }
}

function captchaOf(config: Config, { db, secrets }: Pick<Deps, 'db' | 'secrets'>): Captcha {
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
        maxAttempts: config.CAPTCHA_ATTEMPTS,
      });
  }
}
