import { countDemoBookings } from '#features/bookings/demo/reads-demo-bookings.server.ts'
import { countUntouched, listSaying } from '#features/content/reads-demo.server.ts'
import { demoNames } from '#features/settings/demo-details.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Context } from '#platform/context.ts'
import type { ReadWords } from '#platform/languages/read-words.ts'
import type { EntryKindName } from '../content/content-menu.ts'
import { type SetupStep, setupSteps } from './setup-steps.ts'

/** What visitors buy: content that names a price. */
const productKinds: readonly EntryKindName[] = ['package', 'pilgrimage', 'hotel', 'experience', 'car', 'lane', 'extra']

/** What visitors read about the operator. */
const pageKinds: readonly EntryKindName[] = ['page', 'own-page', 'menu', 'notice', 'post']

/** The open steps before the site sells, by what it sells and says at the moment and for who looks: three statements. */
export async function loadSetup(
  { db, mail, config }: Context,
  read: ReadWords,
  { settings, staffName }: { settings: Settings; staffName: string },
): Promise<SetupStep[]> {
  const [demoProducts, demoPages, { demo: demoBookings }] = await Promise.all([
    countUntouched(db, productKinds),
    listSaying(db, { kinds: pageKinds, words: demoNames(settings) }),
    countDemoBookings(db),
  ])
  return setupSteps(read, {
    settings,
    staffName,
    demoProducts,
    demoPages,
    demoBookings,
    sendsEmails: mail.delivers,
    isEmbedded: config.embeddedDatabase,
  })
}
