import { useInBrowser } from '../components/in-browser.ts'

/** What the key that goes with others is called on this machine. */
export const useCtrlName = (): string => (useInBrowser() && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')
