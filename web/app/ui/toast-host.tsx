import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

/** The place of toasts; it loads what shows them with the first one. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    onFirstToast(() => {
      void import('./toaster.tsx').then(({ default: loaded }) => setToaster(() => loaded));
    });
  }, []);
  return Toaster && <Toaster />;
}
