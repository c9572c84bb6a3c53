import { describe, expect, it } from 'vitest';
import { latinStem } from './latin-stem.ts';

/** Spelling pairs of general English usage that must share one key. */
const SAME: [string, string][] = [
  ['colour', 'color'],
  ['behavioural', 'behavioral'],
  ['ionisation', 'ionization'],
  ['polarised', 'polarized'],
  ['analyse', 'analyze'],
  ['centre', 'center'],
  ['centres', 'center'],
  ['fibres', 'fiber'],
  ['catalogue', 'catalog'],
  ['modelling', 'modeling'],
  ['labelled', 'labeled'],
  ['anaemia', 'anemia'],
  ['oestrogen', 'estrogen'],
  ['haemoglobin', 'hemoglobin'],
  ['diarrhoea', 'diarrhea'],
  ['sulphur', 'sulfur'],
  ['aluminium', 'aluminum'],
  ['programme', 'program'],
  ['cells', 'cell'],
  ['theories', 'theory'],
  ['boxes', 'box'],
  ['viruses', 'virus'],
  ['diseases', 'disease'],
  ['responses', 'response'],
  ['hypotheses', 'hypothesis'],
  ['analyses', 'analysis'],
  ['caches', 'cache'],
  ['sizes', 'size'],
  ['calories', 'calorie'],
  ['matrices', 'matrix'],
  ['nuclei', 'nucleus'],
  ['bacteria', 'bacterium'],
  ['larvae', 'larva'],
  ['phenomena', 'phenomenon'],
  ['lenses', 'lens'],
  ['uses', 'use'],
  ['exercises', 'exercise'],
  ['processes', 'process'],
  ['purposes', 'purpose'],
  ['diagnoses', 'diagnosis'],
  ['houses', 'house'],
];

const APART: [string, string][] = [
  ['cell', 'cello'],
  ['gas', 'gap'],
  ['bases', 'bass'],
  ['mass', 'mast'],
  ['lens', 'len'],
  ['analysis', 'analyst'],
  ['species', 'spice'],
];

describe('latinStem', () => {
  it.each(SAME)('%s and %s share a stem', (one, other) => {
    expect(latinStem(one)).toBe(latinStem(other));
  });

  it.each(APART)('%s and %s stay apart', (one, other) => {
    expect(latinStem(one)).not.toBe(latinStem(other));
  });

  it('leaves short and mixed tokens alone', () => {
    expect(['ph', 'c++', '3d', 'h2o'].map(latinStem)).toEqual(['ph', 'c++', '3d', 'h2o']);
  });
});
