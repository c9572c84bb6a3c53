import { CoverFile } from '@mustalah/contract/journal/volumes';
import { useEffect, useState } from 'react';
import { RefusedCall } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import styles from './desk.module.css';
import { coverText as text } from './text.ts';

/** What stands against a picture, before it is sent; null when nothing does. */
export function coverObjection({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return text.notImage;
  return size > CoverFile.maxBytes ? text.tooLarge : null;
}

/** What the server says of a cover that it was sent, in the words of these screens. */
export function coverFault(failure: unknown): string | undefined {
  if (!(failure instanceof RefusedCall)) return undefined;
  const [sentence] = failure.fields.cover_image ?? [];
  if (sentence && failure.code === 'payload_too_large') return text.tooLarge;
  return sentence && failure.code === 'unsupported_media' ? text.notImage : sentence;
}

interface CoverFieldProps {
  file: File | null;
  /** What the server said of it. */
  error?: string | undefined;
  /** The cover that stands now; an address. */
  current?: string | null;
  onChange: (file: File | null) => void;
  /** Asked to take the present cover away. */
  onRemove?: () => void;
}

/** A picture for the cover, seen before it is sent; what cannot be one is not taken. */
export function CoverField({ file, error, current = null, onChange, onRemove }: CoverFieldProps) {
  const [objection, setObjection] = useState<string | null>(null);
  const preview = usePreview(file) ?? current;
  return (
    <div className={styles.cover}>
      <div className={styles.coverWords}>
        <FileField
          label={text.label}
          description={text.hint}
          error={objection ?? error}
          accept="image/*"
          pick={text.pick}
          file={file}
          onPick={(picked) => {
            const why = picked && coverObjection(picked);
            setObjection(why);
            onChange(why ? null : picked);
          }}
        />
        {current && !file && onRemove && (
          <Button variant="outline" size="xs" onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </div>
      {preview && (
        <img src={preview} alt={text.preview} width={150} height={200} className={styles.preview} />
      )}
    </div>
  );
}

/** An address of a picked file that lasts as long as the file is picked. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
