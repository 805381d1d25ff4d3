import { useLocation } from 'react-router'
import { bannersAt } from '#features/navigation/banner.ts'
import { words } from '../words/en.ts'
import { MenuLink } from './menu-link.tsx'
import { useSite } from './site-data.ts'

/** The banners of the day for this page; nothing without banners. */
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
