import { langOf } from '#features/content/texts/untranslated.ts'
import { ScenePicture } from '../ui/scene-picture.tsx'
import { staticPart } from '../ui/static-part.tsx'
import { Legal } from './legal-line.tsx'
import { MenuLinks } from './menu-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { useMenu, useSite } from './site-data.ts'

const load = async () => (await import('./footer-columns.tsx')).FooterColumns
const Columns = staticPart(load, import.meta.env.SSR ? await load() : undefined)

/** Every page ends at night, one visit in one place. The end of a short page is its largest part in the first view. */
export function SiteFooter() {
  const site = useSite()
  return (
    <footer className="foot h-night">
      <div className="pic">
        <ScenePicture drawing={{ id: site?.night ?? 'kigali', hour: 'night', seed: 7 }} format="wide" beforeScripts />
      </div>
      <div className="wrap">
        <div className="cols">
          <Beginning />
          <Columns name="foot" of={site?.foot} className="flat" />
        </div>
        {site && <Legal site={site} />}
      </div>
    </footer>
  )
}

/** What the operator promises, and the newsletter. */
function Beginning() {
  const { title, text, links, ...menu } = useMenu('footer-promise')
  return (
    <div>
      <h2 lang={langOf(menu, 'title')}>{title}</h2>
      {text && (
        <p className="ui" lang={langOf(menu, 'text')}>
          {text}
        </p>
      )}
      <MenuLinks links={links} />
      <NewsletterForm quiet />
    </div>
  )
}
