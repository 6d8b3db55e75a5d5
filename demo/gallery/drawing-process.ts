import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { GoodsSpec, PictureRole } from "#demo/drawing/goods.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";
import type { DrawingAnswer, DrawingOrder } from "./drawing-order.ts";

type DrawnPictures = Extract<DrawingAnswer, { pictures: unknown }>["pictures"];

export interface DrawingProcess {
  /** Rejects where the good cannot be drawn or the process is gone. */
  draw(spec: GoodsSpec | StillSpec, roles: readonly PictureRole[]): Promise<DrawnPictures>;
  isRunning(): boolean;
  stop(): void;
}

interface Asked {
  resolve(pictures: DrawnPictures): void;
  reject(error: Error): void;
}

/** Starts the process that draws (draw-on-request.ts). It ends with `stop`, and with the process that started it. */
export function startDrawingProcess(): DrawingProcess {
  const child = fork(fileURLToPath(new URL("./draw-on-request.ts", import.meta.url)), {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
    // Many threads allocate large short-lived buffers: with an arena each, glibc would keep several times the memory in use.
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
  });
  const waiting = new Map<number, Asked>();
  let running = true;
  let lastKey = 0;
  child.on("message", (answer: DrawingAnswer) => {
    const asked = waiting.get(answer.key);
    waiting.delete(answer.key);
    if ("pictures" in answer) asked?.resolve(answer.pictures);
    else asked?.reject(new Error(answer.error));
  });
  const end = (error: Error) => {
    running = false;
    for (const asked of waiting.values()) asked.reject(error);
    waiting.clear();
  };
  child.on("error", end);
  child.on("exit", (code, signal) => end(new Error(`the drawing process ended (${signal ?? code})`)));
  return {
    draw: (spec, roles) =>
      new Promise((resolve, reject) => {
        if (!running) return reject(new Error("the drawing process has ended"));
        lastKey += 1;
        const order: DrawingOrder = { key: lastKey, spec, roles };
        waiting.set(order.key, { resolve, reject });
        child.send(order, (error) => error && end(error));
      }),
    isRunning: () => running,
    stop: () => {
      child.kill("SIGKILL");
    },
  };
}
