import {
  arrangeVolume,
  LAST_PAGE,
  VOLUME_LENGTHS,
  type VolumeOnDesk,
} from '@mustalah/contract/journal/volumes';
import { useState } from 'react';
import { call } from '../../api.ts';
import { volumeName } from '../../domain/volume-name.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { TextField } from '../../ui/field.tsx';
import { Group, Stack } from '../../ui/flow.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import { toast } from '../../ui/toast.ts';
import { WholeNumberField } from '../../ui/whole-number-field.tsx';
import { useWrite } from '../../use-write.ts';
import styles from './desk.module.css';
import { toldOfVolumes } from './outdated.ts';
import { moved, type Place, pagesFault, running } from './places.ts';
import { sayWhy } from './say-why.ts';
import { arrangeText as text } from './text.ts';

/** The order of a volume: who comes before whom, under which heading, on which pages. */
export function ArrangeDialog({ volume, onClose }: { volume: VolumeOnDesk; onClose: () => void }) {
  const [places, setPlaces] = useState<Place[]>(() =>
    volume.papers.map(({ id, title, section, pages, file_pages }) => ({
      id,
      title,
      section,
      first: pages ? String(pages.first) : '',
      last: pages ? String(pages.last) : '',
      filePages: file_pages,
    })),
  );
  const { write, isPending } = useWrite(
    () =>
      call(arrangeVolume, {
        params: { id: volume.id },
        body: {
          papers: places.map(({ id, section, first, last }) => ({
            id,
            section,
            pages: first ? { first: Number(first), last: Number(last) } : null,
          })),
        },
      }),
    {
      outdates: toldOfVolumes,
      onSuccess() {
        toast('success', text.saved);
        onClose();
      },
      onError: (error) => toast('error', sayWhy(text.failed, error)),
    },
  );
  const change = (index: number, fields: Partial<Place>) =>
    setPlaces(places.map((place, at) => (at === index ? { ...place, ...fields } : place)));
  const isFaulty = places.some(pagesFault);
  return (
    <Dialog title={text.title(volumeName(volume))} onClose={onClose} size="lg">
      <Stack gap="md">
        <Text c="dimmed">{volume.published ? text.publishedHint : text.hint}</Text>
        <ol className={styles.places}>
          {places.map((place, index) => (
            <li key={place.id}>
              <div className={styles.placeHead}>
                <p dir="auto" className={`term ${styles.paperTitle}`}>
                  {place.title}
                </p>
                <IconButton
                  aria-label={text.up(place.title)}
                  disabled={index === 0}
                  onClick={() => setPlaces(moved(places, index, -1))}
                >
                  <Icon name="up" />
                </IconButton>
                <IconButton
                  aria-label={text.down(place.title)}
                  disabled={index === places.length - 1}
                  onClick={() => setPlaces(moved(places, index, 1))}
                >
                  <Icon name="down" />
                </IconButton>
              </div>
              <div className={styles.placeFields}>
                <TextField
                  label={text.section}
                  dir="rtl"
                  maxLength={VOLUME_LENGTHS.section}
                  value={place.section}
                  onChange={({ currentTarget: { value } }) => change(index, { section: value })}
                />
                <WholeNumberField
                  label={text.first}
                  maxLength={String(LAST_PAGE).length}
                  value={place.first}
                  onChange={(first) => change(index, { first })}
                />
                <WholeNumberField
                  label={text.last}
                  maxLength={String(LAST_PAGE).length}
                  value={place.last}
                  error={pagesFault(place) ? text.wrongPages : undefined}
                  onChange={(last) => change(index, { last })}
                />
              </div>
              {place.filePages !== null && (
                <Text size="sm" c="dimmed">
                  {text.pagesInFile(place.filePages)}
                </Text>
              )}
            </li>
          ))}
        </ol>
        <Group>
          <Button variant="outline" onClick={() => setPlaces(running(places))}>
            {text.number}
          </Button>
        </Group>
        <DialogActions
          type="button"
          onCancel={onClose}
          isBusy={isPending}
          onClick={() => {
            if (!isFaulty) write();
          }}
        >
          {text.save}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
