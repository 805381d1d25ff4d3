import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's JavaScript runs: false in what the server sends and until it is taken over. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
