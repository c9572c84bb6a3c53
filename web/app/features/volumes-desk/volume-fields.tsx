import { VOLUME_LENGTHS, VOLUME_YEARS } from '@mustalah/contract/journal/volumes';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';
import { manageText, publishText } from './text.ts';

type Props = ComponentProps<typeof TextField>;

export const VolumeTitle = (props: Props) => (
  <TextField label={manageText.volumeTitle} dir="rtl" maxLength={VOLUME_LENGTHS.title} {...props} />
);

export const VolumeYear = (props: Props) => (
  <TextField
    label={publishText.year}
    type="number"
    inputMode="numeric"
    dir="ltr"
    required
    min={VOLUME_YEARS.first}
    max={VOLUME_YEARS.last}
    {...props}
  />
);
