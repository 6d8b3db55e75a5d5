import { Skeleton } from "#web/ui/skeleton.tsx";

/** The place of a card that is coming, of its true size. */
export function CardSkeleton() {
  return (
    <li aria-hidden="true" className="row-span-3 mb-11 grid grid-rows-subgrid">
      <Skeleton className="aspect-4/5 rounded-control" />
      <div className="grid content-start gap-2.5 pt-4 pb-4">
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <div className="grid content-start gap-2.5 border-t border-line pt-4">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    </li>
  );
}
