import { expect, test } from 'vitest';
import { abbreviated, englishNames } from './english-names.ts';

test.each([
  ['DNA', 'deoxyribonucleic acid'],
  ['D.N.A.', 'deoxyribonucleic acid'],
  ['PIB', 'gross domestic product'],
  ['ct scan', 'computed tomography'],
  ['دي ان ايه', 'deoxyribonucleic acid'],
  ['جي بي إس', 'global positioning system'],
])('%s stands for %s', (text, name) => {
  expect(englishNames(text)).toContain(name);
});

test.each([
  ['H2O', 'water'],
  ['CO₂', 'carbon dioxide'],
  ['E=mc²', 'mass-energy equivalence'],
  ['NaCl', 'sodium chloride'],
  ['Fe2(SO4)3', 'iron sulfate'],
  ['(NH4)2SO4', 'ammonium sulfate'],
  ['CaCl2', 'calcium chloride'],
  ['KMnO4', 'potassium permanganate'],
  ['vitamin B12', 'cobalamin'],
  ['Vitamin B 12', 'cobalamin'],
  ['carbon-14', 'radiocarbon'],
  ['C-14', 'radiocarbon'],
  ['Fe', 'iron'],
])('the formula %s is that of %s', (text, name) => {
  expect(englishNames(text)).toContain(name);
});

test('the symbol of an element has its own capitals: He is no he', () => {
  expect(englishNames('He')).toEqual(['helium']);
  expect(englishNames('he')).toEqual([]);
});

test.each([
  ['réseau', 'network'],
  ['reseaux', 'network'],
  ['gravité', 'gravity'],
  ['énergie', 'energy'],
  ['capitalisme', 'capitalism'],
  ['logique', 'logic'],
  ['statistiques', 'statistics'],
  ['vecteur', 'vector'],
  ['binaire', 'binary'],
  ['mémoire', 'memory'],
  ['nerveux', 'nervous'],
  ['molécule organique', 'organic molecule'],
  ['droit pénal', 'criminal law'],
  ['mécanique quantique', 'quantum mechanics'],
  ['effet photoélectrique', 'photoelectric effect'],
  ["longueur d'onde", 'wavelength'],
])('the French %s is %s', (text, name) => {
  expect(englishNames(text)).toContain(name);
});

test.each([
  'granite',
  'microscope',
  'force',
  'series',
  'photosynthesis',
  'neural network',
  'خلية',
  'بي',
  'هذه جملة',
  '',
  '²',
])('%s is nothing but itself', (text) => {
  expect(englishNames(text)).toEqual([]);
});

test('only capitals are an abbreviation before they are a word', () => {
  expect(abbreviated('RAM')).toContain('random-access memory');
  expect(abbreviated('ram')).toEqual([]);
  expect(abbreviated('RAMS')).toEqual([]);
});
