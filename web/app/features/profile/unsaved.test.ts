import { afterEach, expect, test } from 'vitest';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved.ts';

const settings = {
  name: 'أمل',
  bio: 'باحثة',
  education_level: '',
  institution: '',
  affiliation: '',
  orcid: '',
  wallet_address: '',
};

afterEach(() => sessionStorage.clear());

test('what could not be saved is found again', () => {
  keepUnsaved(7, settings);
  expect(findUnsaved(7)).toEqual(settings);
});

test('another user finds nothing', () => {
  keepUnsaved(7, settings);
  expect(findUnsaved(8)).toBeNull();
});

test('after saving nothing is kept', () => {
  keepUnsaved(7, settings);
  forgetUnsaved();
  expect(findUnsaved(7)).toBeNull();
});

test('damaged storage counts as nothing', () => {
  sessionStorage.setItem('unsavedProfile', '{');
  expect(findUnsaved(7)).toBeNull();
});
