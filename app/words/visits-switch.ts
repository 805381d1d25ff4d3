import { source } from '#platform/languages/source.ts'

/** The switch at the end of the privacy page. */
export const visitsSwitchWords = source('visits-switch', {
  title: 'Website statistics in this browser',
  text: 'Visits are counted without your name. Switch it off here, and this browser sends us nothing more. The choice is saved in this browser only.',
  label: 'Do not count my visits in this browser',
  off: 'Visits from this browser are no longer counted.',
  on: 'Visits from this browser are counted.',
  noTracking: 'Your browser asks sites not to track it. We count nothing here, whatever you choose.',
  withoutStorage: 'This browser saves no choices. Look for Global Privacy Control in its settings instead.',
  withoutScript: 'Without JavaScript nothing is counted, so there is nothing to switch off.',
})
