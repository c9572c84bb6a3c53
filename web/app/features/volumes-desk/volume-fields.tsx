import { VOLUME_LENGTHS, VOLUME_YEARS } from '@mustalah/contract/journal/volumes';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';
import { WholeNumberField } from '../../ui/whole-number-field.tsx';
import { manageText, publishText } from './text.ts';

export const VolumeTitle = (props: ComponentProps<typeof TextField>) => (
  <TextField label={manageText.volumeTitle} dir="rtl" maxLength={VOLUME_LENGTHS.title} {...props} />
);

export const VolumeYear = (props: ComponentProps<typeof WholeNumberField>) => (
  <WholeNumberField
    label={publishText.year}
    required
    maxLength={String(VOLUME_YEARS.last).length}
    {...props}
  />
);
