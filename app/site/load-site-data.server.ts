import { redirectDocument } from 'react-router'
import { mayPromiseEmail } from '#features/emails/reachable.ts'
import { bannersOn, nextBannerDay } from '#features/navigation/banner.ts'
import { type MenuId, shownMenu } from '#features/navigation/menu.ts'
import { findNavigation } from '#features/navigation/reads.server.ts'
import { wordsTag } from '#features/translations/messages/message.ts'
import { kigaliDay, kigaliInstant } from '#values/dates.ts'
import { cachedRead, contextOf, noteTags, noteTranslation, type RouteContext } from '../context.ts'
import { written } from '../languages/addresses.ts'
import { wordsOf } from '../shared/page-words.server.ts'
import { once } from '../shared/server-only.server.ts'
import { contentTranslator } from '../shared/translated-content.server.ts'
import { languageOfferWords } from '../words/language-offer.ts'
import { siteWordsKey } from '../words/sources.server.ts'
import { translatorNoteWords } from '../words/translator-note.ts'
import { footerScene } from './footer-scene.ts'
import { addressInLanguage } from './languages/address-in-language.ts'
import { menuLanguages } from './languages/menu-languages.ts'
import { requestedLanguage } from './languages/requested-language.ts'
import { readSettings } from './shared-reads.server.ts'
import type { MenuLanguage, SiteData } from './site-data.ts'

/**
 * Only settings that every visitor may see: a layout's data are in every page's HTML. With the page's address it includes whether
 * another language was requested. Only the layout with the language menu passes the address, so that the translator never runs
 * where visitors type.
 */
export async function loadSiteData(context: RouteContext, url?: URL): Promise<SiteData> {
  const { db, config, clock, mail } = contextOf(context)
  const today = kigaliDay(clock.now())
  const [settings, { menus, banners }] = await Promise.all([
    readSettings(context),
    cachedRead(context, `navigation ${today}`, ['menus', 'banners'], () => findNavigation(db, today)),
  ])
  const { company, rwfPerUsd, depositBasisPoints, balanceDays, pageTranslation: offered } = settings
  const { published: ours } = context.get(siteWordsKey)
  const requested = url?.searchParams.get('translate') ?? null
  // A language that has addresses of its own now: links to the translated pages lead to them.
  if (url && requested && ours.has(requested))
    throw redirectDocument(addressInLanguage(url, { code: requested, before: `/${requested}` }), 301)
  const to = offered && url ? requestedLanguage(requested) : undefined
  if (to) noteTranslation(context)
  const next = url && nextBannerDay(banners, today)
  noteTags(context, ['settings', 'menus', 'banners'], next === undefined ? undefined : kigaliInstant(next, 0))
  const [translateMenu, translateBanner] = [await contentTranslator(context, 'menu'), await contentTranslator(context, 'banner')]
  const menu = (id: MenuId) => translateMenu(shownMenu(id, menus))
  const languages = url && withOffers(context, menuLanguages(ours, offered))
  const shown = url ? bannersOn(banners, today).map(translateBanner) : []
  return {
    company,
    rwfPerUsd,
    depositBasisPoints,
    balanceDays,
    ...(!mayPromiseEmail(mail) && { noEmails: true }),
    siteUrl: config.publicUrl,
    translation: { ...(to && { to }), ...(offered && url && { note: wordsOf(context, translatorNoteWords).note }) },
    ...(languages && { languages }),
    menus: {
      header: menu('header'),
      phone: menu('phone'),
      plan: menu('plan'),
      legal: menu('legal'),
    },
    night: footerScene(url?.pathname ?? '/').id,
    foot: once(context, {
      promise: menu('footer-promise'),
      journeys: menu('footer-journeys'),
      places: menu('footer-places'),
      services: menu('footer-services'),
      contact: menu('footer-contact'),
      company,
    }),
    ...(shown.length > 0 && { banners: shown }),
  }
}

/** The languages of a menu, those of the site with how they offer themselves. One that offers itself in English does not. */
function withOffers(context: RouteContext, languages: MenuLanguage[] | undefined): MenuLanguage[] | undefined {
  const words = context.get(siteWordsKey)
  const isOwn = (code: string) => code === written || words.published.has(code)
  return languages?.map((one) => {
    if (isOwn(one.code) && one.code !== written) noteTags(context, [wordsTag(one.code, 'language-offer')])
    if (!isOwn(one.code) || !words.in(one.code).isWhole('language-offer')) return one
    const { read, no } = words.in(one.code).textsOf(languageOfferWords)
    return { ...one, offer: { read, no } }
  })
}
