import { type CurrentUser, getCurrentUser, updateCurrentUser } from '@mustalah/contract/accounts';
import { getSecurity } from '@mustalah/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../api.ts';
import { reloadUser } from '../../session.ts';
import { toast } from '../../ui/toast.ts';
import { keyOf } from '../../use-call.ts';
import { useFormWrite } from '../../use-form-write.ts';
import { faultsOf, isSame, type Settings, saveFailure, settingsOf } from './settings.ts';
import { settingsText as text } from './text.ts';
import { findUnsaved, forgetUnsaved, keepUnsaved } from './unsaved.ts';

/** The form of the settings; what could not be saved before the session ended stands in it again. */
export function useSettingsForm(user: CurrentUser) {
  const queries = useQueryClient();
  const saved = settingsOf(user);
  const shown = useRef(saved);
  const form = useFormWrite<Settings, CurrentUser>({
    initialValues: saved,
    check: faultsOf,
    onFaults: (faults) => toast('error', Object.values(faults).find(Boolean) ?? text.saveFailed),
    send: (body) => call(updateCurrentUser, { body }),
    outdates: [getSecurity],
    onSuccess(updated, sent) {
      forgetUnsaved();
      toast('success', text.saved);
      // What was typed while the answer was on its way stays.
      if (isSame(form.getValues(), sent)) form.setValues(settingsOf(updated));
      queries.setQueryData(keyOf(getCurrentUser, {}, user.id), updated);
      return reloadUser();
    },
    onError(error, sent) {
      keepUnsaved(user.id, sent);
      toast('error', saveFailure(error));
    },
  });

  const { getValues, setValues } = form;
  useEffect(() => {
    const unsaved = findUnsaved(user.id);
    if (!unsaved) return;
    forgetUnsaved();
    setValues(unsaved);
    toast('info', text.restored);
  }, [user.id, setValues]);

  // What was changed elsewhere is shown, unless something else was typed here.
  useEffect(() => {
    const before = shown.current;
    shown.current = settingsOf(user);
    const isOutdated = isSame(getValues(), before) && !isSame(before, shown.current);
    if (isOutdated) setValues(shown.current);
  }, [user, getValues, setValues]);

  return {
    form,
    isChanged: !isSame(form.values, saved),
    undo() {
      forgetUnsaved();
      form.setValues(saved);
    },
  };
}
