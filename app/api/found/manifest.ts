import { findSettings } from '#features/settings/reads.server.ts'
import { contextOf, sharePage } from '../../context.ts'
import { wordsOf } from '../../shared/page-words.server.ts'
import { homeWords } from '../../words/home.ts'
import type { Route } from './+types/manifest.ts'

/** What a phone needs to keep the site among its own programs. */
export async function loader({ context }: Route.LoaderArgs) {
  const { company } = await findSettings(contextOf(context).db)
  sharePage(context, ['settings'])
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: company.name,
    short_name: company.name,
    description: wordsOf(context, homeWords).description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f6f7f3',
    theme_color: '#f6f7f3',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
