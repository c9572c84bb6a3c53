import { getSecurity } from '@mustalah/contract/identity';
import { useCall } from '../../../use-call.ts';

export const useSecurity = () => useCall(getSecurity, {});
