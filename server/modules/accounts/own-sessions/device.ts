import type { Browser, System } from '@mustalah/contract/own-account';
import { networkOf } from '../../../platform/network.ts';

/** From where somebody signs in. */
export interface Origin {
  address: string;
  /** What the program says of itself. */
  agent: string;
}

/** What of it is kept, for its owner to recognise. */
export interface Device {
  browser: Browser;
  system: System;
  network: string;
}

/** Longer than any program of today; what is beyond is not looked at. */
const MOST_READ = 512;

/** What somebody recognises a device of theirs by; a guess where the program pretends to be another. */
export function deviceOf({ address, agent }: Origin): Device {
  const said = agent.slice(0, MOST_READ);
  return { browser: first(browsers, said), system: first(systems, said), network: coarseNetwork(address) };
}

// Nearly every program also says that it is Safari, and what is built on Chrome that it is Chrome: those come last.
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|OPT|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bVersion\/[\d.]+ .*Safari\//],
];

// Android also says Linux, and a telephone of Apple's that it is like a Mac.
const systems: readonly (readonly [System, RegExp])[] = [
  ['windows', /\bWindows\b/],
  ['ipad', /\biPad\b/],
  ['iphone', /\biPhone\b/],
  ['android', /\bAndroid\b/],
  ['chromeos', /\bCrOS\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

const first = <Name extends string>(
  known: readonly (readonly [Name, RegExp])[],
  said: string,
): Name | 'other' => known.find(([, pattern]) => pattern.test(said))?.[0] ?? 'other';

/** The half of an address that tells a provider or a campus apart and names nobody. */
export function coarseNetwork(address: string): string {
  const network = networkOf(address);
  if (network === 'unknown') return '';
  if (network.includes(':')) return `${network.split(':').slice(0, 2).join(':')}::/32`;
  return `${network.split('.').slice(0, 2).join('.')}.x.x`;
}
