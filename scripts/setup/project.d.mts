export declare const nodeVersion: string;
