import { useLocation } from 'react-router'
import { bannersAt } from '#features/navigation/banner.ts'
import { words } from '../words/en.ts'
import { MenuLink } from './menu-link.tsx'
import { useSite } from './site-data.ts'

/** What visitors should know on these days, above the page it is about; nothing at all where there is nothing to say. */
export function SiteBanners() {
  const { pathname } = useLocation()
  const banners = bannersAt(useSite()?.banners ?? [], pathname)
  if (banners.length === 0) return null
  return (
    <aside className="banners" aria-label={words.notices}>
      {banners.map(({ id, text, tone, link }) => (
        <p key={id} className={`note ${tone}`}>
          <span className="wrap">
            {text} {link && <MenuLink {...link} />}
          </span>
        </p>
      ))}
    </aside>
  )
}
