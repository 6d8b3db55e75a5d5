import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "#web/ui/icon-button.tsx";

interface StepButtonsProps {
  /** Its place among so many, from 0. */
  index: number;
  count: number;
  /** The names of the two buttons. */
  up: string;
  down: string;
  busy?: boolean;
  /** Moves it to another place. */
  move: (from: number, to: number) => void;
}

/** Moves one of several things in an order a place up or down. */
export function StepButtons({ index, count, up, down, busy = false, move }: StepButtonsProps) {
  return (
    <>
      <IconButton label={up} disabled={busy || index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
      <IconButton label={down} disabled={busy || index === count - 1} onClick={() => move(index, index + 1)}>
        <ArrowDown aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
    </>
  );
}
