import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages whose form agrees to what is on the screen: where that changed meanwhile (409), the answer shows what it is now. The router
 * by itself reads nothing again after a refusal.
 */
export const revalidateOnConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate
