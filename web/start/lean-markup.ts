/** How every icon begins; `base.css` draws an icon without it the same. */
const iconBegins =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" class="lucide';
/** What React Router writes to links for finding routes on the way: the first page brings them all. */
const discovery = ' data-discover="true"';

/** The page without what libraries write a hundred times to no effect. React takes a page over without looking at its attributes. */
export function leanMarkup(html: string): string {
  return html.replaceAll(discovery, "").replaceAll(iconBegins, '<svg viewBox="0 0 24 24" class="lucide');
}
